/** What one person sees of the chat: kept by the server's events, watched by the parts of the page. */

import { FIRST } from "./locales.js";

const LAST_MESSAGES = 200;
export const EPHEMERAL = 64;
export const THINKING = 128;
const DIRECT = 1;
const THREADS = new Set([10, 11, 12]);

export class World {
  constructor() {
    this.connected = false;
    this.channel = null;
    this.listeners = [];
    this.clear();
  }

  clear() {
    Object.assign(this, { me: null, people: [], bot: null, guilds: [], dms: [], commands: [], pings: {}, allPings: {} });
    this.botOnline = true;
    /** @type {Map<string, Object[]>} messages by channel, oldest first */
    this.messages = new Map();
  }

  /** @param {(topic: string, data: any) => void} listener */
  watch(listener) {
    this.listeners.push(listener);
  }

  tell(topic, data) {
    for (const listener of this.listeners) listener(topic, data);
  }

  /** Takes in one event of the server, tells the listeners its type as the topic. */
  receive(event) {
    TAKE[event.type]?.(this, event);
    this.tell(event.type, event);
  }

  select(channel) {
    this.channel = channel;
    this.tell("select", channel);
  }

  // --- questions

  channelsOfGuilds() {
    return this.guilds.flatMap((guild) => guild.channels);
  }

  findChannel(id) {
    return this.channelsOfGuilds().find((c) => c.id === id) ?? this.dms.find((c) => c.id === id) ?? null;
  }

  findUser(id) {
    return this.people.find((person) => person.id === id) ?? (this.bot?.id === id ? this.bot : null);
  }

  /** The language of the client. */
  locale() {
    return this.findUser(this.me?.id)?.locale ?? FIRST;
  }

  messagesOf(channel) {
    return this.messages.get(channel) ?? [];
  }

  totalPings() {
    return Object.values(this.pings).reduce((sum, count) => sum + count, 0);
  }

  guildOf(channel) {
    return this.guilds.find((guild) => guild.channels.some((c) => c.id === channel)) ?? null;
  }
}

export const isDirect = (channel) => channel.type === DIRECT;
export const isThread = (channel) => THREADS.has(channel.type);
export const isPrivate = (message) => Boolean(message.flags & EPHEMERAL);
export const shownName = (user) => user?.global_name || user?.username || "someone";

function put(list, item) {
  const index = list.findIndex((other) => other.id === item.id);
  if (index < 0) list.push(item);
  else list[index] = item;
}

function putMessage(world, message) {
  if (!world.messages.has(message.channel_id)) world.messages.set(message.channel_id, []);
  const list = world.messages.get(message.channel_id);
  put(list, message);
  if (list.length > LAST_MESSAGES) list.shift();
}

/** One way of taking in for each type of event. */
const TAKE = {
  hello(world, event) {
    const own = [...world.messages].flatMap(([, list]) => list.filter((message) => message.local));
    const samePerson = world.me?.id === event.me.id;
    world.clear();
    Object.assign(world, { me: event.me, people: event.people, bot: event.bot, guilds: event.guilds, dms: event.dms });
    Object.assign(world, { commands: event.commands, pings: event.pings ?? {}, allPings: event.all_pings ?? {} });
    world.botOnline = event.bot_online;
    for (const [channel, list] of Object.entries(event.messages)) world.messages.set(channel, list.slice());
    if (samePerson) for (const message of own) putMessage(world, message);
  },
  message: (world, event) => putMessage(world, event.message),
  message_edit: (world, event) => putMessage(world, event.message),
  message_delete(world, event) {
    const list = world.messagesOf(event.channel_id);
    world.messages.set(event.channel_id, list.filter((message) => message.id !== event.id));
  },
  channel(world, { channel }) {
    if (isDirect(channel)) return put(world.dms, channel);
    const guild = world.guilds.find((g) => g.id === channel.guild_id) ?? world.guilds[0];
    if (guild) put(guild.channels, channel);
  },
  channel_delete(world, { id }) {
    for (const guild of world.guilds) guild.channels = guild.channels.filter((c) => c.id !== id);
    world.dms = world.dms.filter((c) => c.id !== id);
  },
  commands: (world, event) => { world.commands = event.commands; },
  guild(world, event) {
    const guild = world.guilds.find((one) => one.id === event.id);
    if (guild) guild.locale = event.locale;
  },
  people(world, event) {
    world.people = event.people;
    world.me = world.findUser(world.me.id) ?? world.me;
  },
  bot: (world, event) => { world.botOnline = event.online; },
  pings: (world, event) => { world.pings[event.channel_id] = event.count; },
  all_pings: (world, event) => { world.allPings = event.pings; },
};
