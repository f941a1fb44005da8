/** How much may be said at once. What is larger is refused before it is read. */
export const limits = {
  /** Bytes of a message over the socket. */
  message: 16_384,
  /** Bytes of a body. */
  body: 65_536,
  /** Characters of a person's name. */
  name: 24,
  seats: 8,
  /** Picks of an answer, and characters of one. */
  picks: 64,
  pick: 120,
  /** Answers that an act gives in one go. */
  line: 8,
} as const
