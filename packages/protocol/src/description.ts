import * as z from 'zod/mini'
import * as account from './account.ts'
import * as bodies from './bodies.ts'
import { clientMessage, command } from './clientMessage.ts'
import * as programs from './programs.ts'
import * as rooms from './rooms.ts'
import * as speech from './speech.ts'
import * as together from './together.ts'
import * as days from './dayBodies.ts'
import { commandOutcome, serverMessage, state } from './serverMessage.ts'
import { API_VERSION, PROTOCOL } from './version.ts'

type Schema = z.core.$ZodType
type Described = Readonly<Record<string, unknown>>

/** Data of the kernel (views, events) is any value here: its types are in `packages/kernel`. */
const described = (schema: Schema): Described => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })
  return rest
}

/** What is said over the socket, as JSON Schema. */
export const messageSchemas: Readonly<Record<'client' | 'server', Described>> = {
  client: described(clientMessage),
  server: described(serverMessage),
}

interface Operation {
  readonly says: string
  readonly takes?: Schema
  readonly gives?: Schema
  /** Besides those that every request may be answered with. */
  readonly fails?: readonly number[]
  readonly open?: true
}

/** Every request there is; the server's tests compare it with what the server answers. */
export const operations: Readonly<Record<string, Readonly<Record<string, Operation>>>> = {
  '/api/guests': {
    post: {
      says: 'Becomes a guest: sets the cookie that all other requests need.',
      takes: bodies.newGuest,
      gives: bodies.guest,
      open: true,
    },
  },
  '/api/me': {
    get: { says: 'Who one is.', gives: bodies.me, open: true },
    patch: { says: 'Takes another name.', takes: bodies.newGuest, gives: bodies.guest },
  },
  '/api/tables': {
    get: { says: 'The tables one sits at, those that wait for one first.', gives: days.myTables },
    post: { says: 'Begins a game.', takes: bodies.newTable, gives: bodies.createdTable, fails: [422] },
  },
  '/api/tables/{id}': {
    get: { says: 'What is played at a table.', gives: bodies.playedTable, fails: [404] },
  },
  '/api/tables/{id}/invitations': {
    post: {
      says: 'A new invitation to a seat where nobody sits, or to watch; older ones to it are void.',
      takes: bodies.wantedInvitation,
      gives: bodies.invitation,
      fails: [404, 409],
    },
  },
  '/api/tables/{id}/game': {
    get: { says: 'A finished game, with its seed.', gives: bodies.finished, fails: [404, 409] },
  },
  '/api/tables/{id}/state': {
    get: {
      says: 'The table as one sees it now: views, questions, who sits where.',
      gives: state,
      fails: [404],
    },
  },
  '/api/tables/{id}/events': {
    get: {
      says: 'What happens from now on, as server-sent events: one message of the server in each, and the state whole after every change.',
      gives: serverMessage,
      fails: [404],
    },
  },
  '/api/tables/{id}/commands': {
    post: {
      says: 'Answers a question, or does what else a message over the socket would do.',
      takes: command,
      gives: commandOutcome,
      fails: [404],
    },
  },
  '/api/tokens': {
    get: { says: 'The tokens of one’s programs.', gives: programs.tokens },
    post: {
      says: 'A token for a program, told once; with isBot, one for a new account that is a program.',
      takes: programs.newToken,
      gives: programs.madeToken,
    },
  },
  '/api/tokens/{id}': {
    delete: { says: 'Makes a token void.', gives: programs.tokens, fails: [404] },
  },
  '/api/me/ways': {
    get: { says: 'How one comes back from another device.', gives: account.waysBack },
  },
  '/api/me/passkeys/options': {
    post: { says: 'What a new passkey is to sign.', gives: account.passkeyOptions },
  },
  '/api/me/passkeys': {
    post: { says: 'Attaches a passkey.', takes: account.passkeyResponse, gives: account.waysBack },
  },
  '/api/me/passkeys/{id}': {
    delete: { says: 'Forgets a passkey.', gives: account.waysBack, fails: [404] },
  },
  '/api/me/recovery': {
    post: { says: 'New recovery codes, told once; older ones are void.', gives: account.recoveryCodes },
  },
  '/api/me/everything': {
    get: { says: 'Everything that the server keeps about one.', gives: account.everything },
  },
  '/api/me/deletion': {
    post: { says: 'Deletes everything about one.', takes: account.deletion, gives: speech.nothing },
  },
  '/api/passkeys/options': {
    post: { says: 'What a passkey is to sign to come back.', gives: account.passkeyOptions, open: true },
  },
  '/api/passkeys': {
    post: {
      says: 'Comes back by a passkey: sets the cookie.',
      takes: account.passkeyResponse,
      gives: bodies.guest,
      fails: [404],
      open: true,
    },
  },
  '/api/recovery': {
    post: {
      says: 'Comes back by a recovery code, which is spent: sets the cookie.',
      takes: account.recoveryCode,
      gives: bodies.guest,
      fails: [404],
      open: true,
    },
  },
  '/api/blocks': {
    get: { says: 'Whom one does not want to hear or meet.', gives: speech.blocks },
    post: {
      says: 'Blocks somebody: neither words nor invitations go between them; or no longer.',
      takes: speech.wantedBlock,
      gives: speech.blocks,
    },
  },
  '/api/reports': {
    post: {
      says: 'Tells the host about somebody at a table.',
      takes: speech.report,
      gives: speech.nothing,
      fails: [404],
    },
  },
  '/api/tables/{id}/hidden': {
    put: {
      says: 'Hides a table in one’s list, or shows it again.',
      takes: days.hiding,
      gives: days.granted,
      fails: [404],
    },
  },
  '/api/tables/{id}/leave': {
    post: {
      says: 'Leaves a table for good: a bot plays on, and the seat is nobody’s.',
      gives: days.granted,
      fails: [404],
    },
  },
  '/api/me/vacation': {
    get: { says: 'Whether one is on vacation.', gives: days.vacation },
    put: { says: 'One’s clocks stand still from now on.', takes: days.wantedVacation, gives: days.vacation },
  },
  '/api/me/notices': {
    get: { says: 'How one is told that it is one’s move.', gives: days.notices },
    put: { says: 'Sets quiet hours.', takes: days.noticeWish, gives: days.notices },
  },
  '/api/me/push': {
    post: {
      says: 'A browser wants to be told by web push.',
      takes: days.pushSubscription,
      gives: days.granted,
      fails: [422],
    },
    delete: { says: 'It does not any more.', takes: days.pushEnd, gives: days.granted },
  },
  '/api/me/mail': {
    put: {
      says: 'Sends a code to an address, where the host has a mail server.',
      takes: days.wantedMail,
      gives: days.notices,
      fails: [404, 422],
    },
    delete: { says: 'No mail any more.', gives: days.notices },
  },
  '/api/me/mail/code': {
    post: {
      says: 'Confirms the address by the code that was sent there.',
      takes: days.mailCode,
      gives: days.notices,
      fails: [422],
    },
  },
  '/api/mail/stop/{id}': {
    get: {
      says: 'A page with a button that ends the mails in which this address stands.',
      open: true,
      fails: [404],
    },
    post: { says: 'Ends them.', open: true, fails: [404] },
  },
  '/api/tables/{id}/after': {
    get: {
      says: 'What follows a table, and how the series stands that it belongs to.',
      gives: together.after,
      fails: [404],
    },
    post: {
      says: 'Goes on with the same people after a finished game: begins the next table, or joins it where somebody else was first.',
      takes: together.wantedNext,
      gives: together.nextTable,
      fails: [404, 409, 422],
    },
  },
  '/api/tables/{id}/copies': {
    post: {
      says: 'Another table with the same set-up, cards and dice, for other people: who knows one of them cannot come to another. The seed is told when all are over.',
      gives: together.copiedTable,
      fails: [404, 409],
    },
  },
  '/api/tables/{id}/offer': {
    delete: { says: 'Declines the seat that is kept for one.', gives: days.granted, fails: [404] },
  },
  '/api/open-tables': {
    get: {
      says: 'Tables with open seats that anybody may find; none where the host has no open list.',
      gives: rooms.foundTables,
      fails: [404],
    },
  },
  '/api/rooms': {
    get: { says: 'The rooms one is in.', gives: rooms.rooms },
    post: { says: 'Makes a room.', takes: rooms.newRoom, gives: rooms.madeRoom },
  },
  '/api/rooms/look': {
    post: {
      says: 'What an invitation to a room leads to.',
      takes: bodies.byCode,
      gives: rooms.invitedToRoom,
      fails: [404],
      open: true,
    },
  },
  '/api/rooms/join': {
    post: { says: 'Comes into a room.', takes: bodies.byCode, gives: rooms.madeRoom, fails: [404] },
  },
  '/api/rooms/{id}': {
    get: {
      says: 'A room: its people, its tables, and what they played there.',
      gives: rooms.room,
      fails: [404],
    },
    delete: {
      says: 'Closes a room that is one’s own; its tables stay with who plays there.',
      gives: days.granted,
      fails: [404],
    },
  },
  '/api/rooms/{id}/invitation': {
    post: {
      says: 'A new invitation to a room; the one before is void.',
      gives: rooms.roomCode,
      fails: [404],
    },
  },
  '/api/rooms/{id}/leave': {
    post: { says: 'Leaves a room.', gives: days.granted, fails: [404] },
  },
  '/api/rooms/{id}/people/{person}': {
    delete: {
      says: 'Removes somebody from a room that is one’s own; invitations to it are void.',
      gives: days.granted,
      fails: [404],
    },
  },
  '/api/invitations/look': {
    post: {
      says: 'What an invitation leads to, or a seat that is kept for one or open to one.',
      takes: bodies.wayIn,
      gives: bodies.invited,
      fails: [404],
      open: true,
    },
  },
  '/api/invitations/join': {
    post: {
      says: 'Sits down where an invitation leads to, or on a seat that is kept for one or open to one.',
      takes: bodies.wayIn,
      gives: bodies.joined,
      fails: [404, 409],
    },
  },
}

const inJson = (schema: Schema) => ({ content: { 'application/json': { schema: described(schema) } } })

function operation({ says, takes, gives, fails = [], open }: Operation): Described {
  const codes = [400, 403, 413, 429, ...(open === true ? [] : [401]), ...fails].toSorted((a, b) => a - b)
  return {
    summary: says,
    ...(takes === undefined ? {} : { requestBody: { required: true, ...inJson(takes) } }),
    ...(open === true ? { security: [] } : {}),
    responses: {
      200: { description: 'Done.', ...(gives === undefined ? {} : inJson(gives)) },
      ...Object.fromEntries(
        codes.map((one) => [one, { description: 'Not granted.', ...inJson(bodies.fault) }]),
      ),
    },
  }
}

function path(name: string): Described {
  const methods = Object.entries(operations[name] ?? {}).map(
    ([method, one]) => [method, operation(one)] as const,
  )
  const names = [...name.matchAll(/\{(\w+)\}/g)].map(([, one]) => one)
  const parameters =
    names.length === 0
      ? {}
      : {
          parameters: names.map((one) => ({
            name: one,
            in: 'path',
            required: true,
            schema: { type: 'string' },
          })),
        }
  return { ...parameters, ...Object.fromEntries(methods) }
}

/** The address that programs use: what it means stays as long as the version does. */
const inVersion = (name: string): string => name.replace('/api/', `/api/v${API_VERSION}/`)

/** The requests as OpenAPI; the socket's messages stand beside the bodies. */
export const openApi: Described = {
  openapi: '3.1.0',
  info: {
    title: 'Quadriga',
    version: `${PROTOCOL}`,
    description:
      'Tables. Games are played by requests and a stream of events, or over a web socket at /api/v1/live, whose messages are under components.',
  },
  paths: Object.fromEntries(Object.keys(operations).map((name) => [inVersion(name), path(name)])),
  components: {
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer' },
      guest: { type: 'apiKey', in: 'cookie', name: 'quadriga-guest' },
    },
    schemas: { ClientMessage: messageSchemas.client, ServerMessage: messageSchemas.server },
  },
  security: [{ token: [] }, { guest: [] }],
}
