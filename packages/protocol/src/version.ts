/** The version of what is said over the socket and in bodies; a client of another one is told so and reloads its page. */
export const PROTOCOL = 2

/** The version in the addresses that programs use; it outlives changes of what is said over the socket. */
export const API_VERSION = 1
