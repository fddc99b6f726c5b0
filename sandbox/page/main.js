/** Puts the page together. */

import { announce, announceMessage } from "./announcer.js";
import { fetchPeople } from "./api.js";
import { buildClock, now, setClock } from "./clock.js";
import { Composer } from "./composer.js";
import { Deeds } from "./deeds.js";
import { closeDialogs } from "./dialogs.js";
import { byId } from "./dom.js";
import { Drawer } from "./drawer.js";
import { Interactions } from "./interactions.js";
import { jump, jumpTitle } from "./jumps.js";
import { MessageList } from "./message_list.js";
import { readPlace, writePlace } from "./place.js";
import { channelTitle, drawChannels, drawPeople } from "./sidebar.js";
import { connect } from "./socket.js";
import { keepTimes, refreshTimes } from "./timestamps.js";
import { drawBanner, drawPings, drawTop } from "./top.js";
import { EPHEMERAL, THINKING, World, isPrivate, shownName } from "./world.js";

const RETRY = 1500;

const world = new World();
const drawer = new Drawer();
const interactions = new Interactions(world, { ended, refused: (text) => composer.complain(text) });
const deeds = new Deeds(world, interactions, (text) => composer.complain(text));
const composer = new Composer(world, { say: (text) => deeds.say(text), slash });
const list = new MessageList({
  world,
  namesFor,
  busy: (message) => interactions.busy.get(message.id) ?? null,
  chosen: (message) => deeds.chosen.get(message) ?? {},
  failed: (message) => interactions.failed.has(message.id),
  press: (message, customId) => deeds.press(message, customId),
  choose: (message, customId, values) => deeds.choose(message, customId, values),
  dismiss: (message) => deeds.dismiss(message),
}, seen);
const choices = {
  openChannel: (id) => { world.select(id); drawer.set(false); },
  openDirect: () => { deeds.openDirect(); drawer.set(false); },
  become: (id) => { drawer.set(false); become(id); },
  rename: () => deeds.rename(),
  speak: (locale) => deeds.act({ action: "locale", locale }),
  speakInGuild: (locale) => deeds.act({ action: "guild_locale", locale }, (world.guildOf(world.channel) ?? world.guilds[0]).channels[0].id),
};
let disconnect = null;

// --- who and where

/** Sees the world as this person from now on. */
function become(user, channel = world.channel) {
  disconnect?.();
  closeDialogs();
  interactions.forget();
  world.channel = channel;
  writePlace(user, channel);
  disconnect = connect(user, (event) => world.receive(event), reportLine);
}

function reportLine(connected, tries) {
  world.connected = connected;
  world.tell("line", tries);
  if (tries === 3) start();
}

/** Begins as the person of the address; an unknown one (a new database) gives way to the first there is. */
async function start() {
  const place = readPlace();
  try {
    const people = await fetchPeople();
    const person = people.find((one) => one.id === place.user) ?? people[0];
    if (!world.connected || world.me?.id !== person.id) become(person.id, place.channel);
    else if (place.channel && world.findChannel(place.channel)) world.select(place.channel);
  } catch {
    world.tell("line", 1);
    setTimeout(start, RETRY);
  }
}

function arrive() {
  const wanted = world.findChannel(world.channel) ?? world.channelsOfGuilds()[0] ?? world.dms[0];
  interactions.forget();
  drawBanner(world);
  world.select(wanted?.id ?? null);
}

/** Whoever begins to type while no control has the focus means the composer. */
function writeOn(event) {
  const idle = event.target === document.body || event.target === byId("scroller") || event.target.matches?.(".message");
  if (idle && event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey) composer.input.focus();
}

/** The server's clock was put forward, or is told for the first time. */
function tick(event) {
  setClock(event.now);
  refreshTimes();
}

// --- interactions

function slash(path, options) {
  composer.note(`/${path} is on its way…`);
  return deeds.slash(path, options).then((taken) => {
    if (!taken) composer.note("");
    return taken;
  });
}

function ended(event, start) {
  composer.note("");
  if (event.state === "modal") deeds.modal(event.id, event.modal, start, namesFor({ mentions: [] }));
  if (event.state === "failed" && !start.message) tellFailure(event.id, start);
}

/** A command that was not answered: a line that only this page shows. */
function tellFailure(id, start) {
  const message = {
    id: `failed-${id}`, channel_id: start.channel, author: world.bot, type: 0, content: "The application did not respond", timestamp: new Date(now()).toISOString(),
    edited_timestamp: null, flags: EPHEMERAL, attachments: [], embeds: [], components: [], mentions: [], local: true,
    interaction: { type: 2, name: start.command, user: world.me },
  };
  world.receive({ type: "message", message });
}

function namesFor(message) {
  const mentioned = new Map((message.mentions ?? []).map((user) => [user.id, user]));
  return {
    me: world.me?.id ?? null,
    userName: (id) => shownName(world.findUser(id) ?? mentioned.get(id) ?? { username: "unknown" }),
    channelName: (id) => world.findChannel(id)?.name ?? null,
    openChannel: (id) => world.select(id),
    jumpTitle: (goal) => jumpTitle(goal, world),
    jump: (goal) => jump(goal, world, list),
  };
}

// --- pings

/** What is in view is read. */
function seen() {
  if (!world.pings[world.channel] || document.visibilityState !== "visible" || !world.connected) return;
  world.pings[world.channel] = 0;
  deeds.act({ action: "read" });
}

// --- drawing

function drawSides() {
  drawChannels(world, choices);
  drawPeople(world, choices);
  drawPings(world);
}

function selected() {
  if (world.me) writePlace(world.me.id, world.channel);
  const channel = world.findChannel(world.channel);
  composer.open(channel, channel ? channelTitle(channel, world) : "");
  drawTop(world);
  list.reset();
  drawSides();
}

function arrived({ message }) {
  if (message.channel_id !== world.channel) return;
  list.draw();
  if (isPrivate(message) || message.author.id === world.me.id) list.toBottom();
  else list.arrived();
  announceMessage(message, list.shown.get(message.id).element);
}

/** Read out are answers that were awaited: deferred ones, and each step of one's own panel. */
function edited({ message }) {
  const before = list.shown.get(message.id)?.message;
  list.draw();
  if (before && (before.flags & THINKING || isPrivate(message))) announceMessage(message, list.shown.get(message.id).element);
}

function channelGone({ id }) {
  drawSides();
  if (id === world.channel) arrive();
}

function pinged(event) {
  if (event.count > 0 && event.channel_id !== world.channel) announce(`${event.count} pings in ${world.findChannel(event.channel_id)?.name ?? "another channel"}`);
  if (list.atBottom && event.channel_id === world.channel) seen();
  drawSides();
}

const DRAW = {
  hello: (event) => { tick(event); arrive(); },
  clock: tick,
  select: selected,
  message: arrived,
  message_edit: edited,
  message_delete: () => list.draw(),
  redraw: () => list.draw(),
  channel: () => { drawTop(world); drawSides(); },
  channel_delete: channelGone,
  commands: () => composer.learn(world.findChannel(world.channel)),
  bot: () => drawBanner(world),
  line: (tries) => drawBanner(world, tries),
  pings: pinged,
  all_pings: drawSides,
  people: () => { drawTop(world); drawSides(); list.refresh(); composer.learn(world.findChannel(world.channel)); },
  guild: drawSides,
  interaction: (event) => interactions.settle(event),
};

world.watch((topic, data) => DRAW[topic]?.(data));
byId("new-thread").addEventListener("click", () => deeds.newThread());
document.addEventListener("visibilitychange", () => list.atBottom && seen());
addEventListener("hashchange", start);
addEventListener("keydown", writeOn);
buildClock(world, (text) => composer.complain(text));
keepTimes();
start();
