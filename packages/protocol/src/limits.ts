/** How much may be said at once. What is larger is refused before it is read. */
export const limits = {
  /** Bytes of a message over the socket. */
  message: 16_384,
  /** Bytes of a body. */
  body: 65_536,
  /** Characters of a person's name. */
  name: 24,
  /** Characters of a line in one's own words, and of a report. */
  chat: 240,
  report: 1000,
  /** Characters of somebody's id. */
  id: 40,
  /** Characters of a passkey's id. */
  credential: 1400,
  seats: 8,
  /** People whom a guest may have beside them, over all tables. */
  beside: 24,
  /** Picks of an answer, and characters of one. */
  picks: 64,
  pick: 120,
  /** Answers that an act gives in one go. */
  line: 8,
  /** Characters of the address that a browser is told at. */
  endpoint: 1000,
  /** Characters of an address for mail. */
  mailAddress: 254,
} as const
