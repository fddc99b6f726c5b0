/** Puts the page together. */

import { announce, announceMessage } from "./announcer.js";
import { fetchPeople } from "./api.js";
import { badge, byId, nameOf } from "./dom.js";
import { avatar } from "./avatar.js";
import { Composer } from "./composer.js";
import { Deeds } from "./deeds.js";
import { closeDialogs } from "./dialogs.js";
import { Drawer } from "./drawer.js";
import { Interactions } from "./interactions.js";
import { MessageList } from "./message_list.js";
import { readPlace, writePlace } from "./place.js";
import { channelTitle, drawChannels, drawPeople } from "./sidebar.js";
import { connect } from "./socket.js";
import { keepTimes } from "./timestamps.js";
import { EPHEMERAL, World, isThread, shownName } from "./world.js";

const RETRY = 1500;
const TITLE = "Sandbox chat";

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
  world.select(wanted?.id ?? null);
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
    id: `failed-${id}`, channel_id: start.channel, author: world.bot, type: 0, content: "The application did not respond", timestamp: new Date().toISOString(),
    edited_timestamp: null, flags: EPHEMERAL, attachments: [], embeds: [], components: [], mentions: [], local: true,
    interaction: { name: start.command, user: world.me },
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
  };
}

// --- pings

/** What is in view is read. */
function seen() {
  if (!world.pings[world.channel] || document.visibilityState !== "visible" || !world.connected) return;
  world.pings[world.channel] = 0;
  deeds.act({ action: "read" });
}

function drawPings() {
  const total = world.totalPings();
  const elsewhere = total - (world.pings[world.channel] ?? 0);
  const channel = world.findChannel(world.channel);
  document.title = `${total ? `(${total}) ` : ""}${channel ? `${channelTitle(channel, world)} · ` : ""}${TITLE}`;
  byId("drawer-badge").replaceChildren(...(elsewhere ? [badge(elsewhere)] : []));
}

// --- drawing

function drawTop() {
  const channel = world.findChannel(world.channel);
  const mark = !channel || channel.type === 1 ? "" : isThread(channel) ? "↳ " : "# ";
  byId("channel-name").replaceChildren(mark, nameOf(channel ? channelTitle(channel, world) : "No channel"));
  byId("new-thread").hidden = !channel || channel.type === 1;
  byId("me-now").replaceChildren(...(world.me ? [avatar(world.findUser(world.me.id)), nameOf(shownName(world.findUser(world.me.id)))] : []));
}

function drawSides() {
  drawChannels(world, choices);
  drawPeople(world, choices);
  drawPings();
}

function drawBanner(tries = 0) {
  const text = !world.connected && tries ? "Reconnecting…" : world.connected && !world.botOnline ? "The bot is offline. Commands and buttons wait until it is back." : "";
  byId("banner").textContent = text;
  byId("banner").hidden = !text;
}

function selected() {
  if (world.me) writePlace(world.me.id, world.channel);
  const channel = world.findChannel(world.channel);
  composer.open(channel, channel ? channelTitle(channel, world) : "");
  drawTop();
  list.reset();
  drawSides();
}

function arrived({ message }) {
  if (message.channel_id !== world.channel) return;
  list.draw();
  list.arrived();
  announceMessage(message, list.shown.get(message.id).element);
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
  hello: arrive,
  select: selected,
  message: arrived,
  message_edit: () => list.draw(),
  message_delete: () => list.draw(),
  redraw: () => list.draw(),
  channel: () => { drawTop(); drawSides(); },
  channel_delete: channelGone,
  commands: () => composer.learn(world.findChannel(world.channel)),
  bot: () => drawBanner(),
  line: drawBanner,
  pings: pinged,
  all_pings: drawSides,
  people: () => { drawTop(); drawSides(); },
  interaction: (event) => interactions.settle(event),
};

world.watch((topic, data) => DRAW[topic]?.(data));
byId("new-thread").addEventListener("click", () => deeds.newThread());
document.addEventListener("visibilitychange", () => list.atBottom && seen());
addEventListener("hashchange", start);
keepTimes();
start();
