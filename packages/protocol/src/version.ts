/** The version of what is said over the socket and in bodies; a client of another one is told so and reloads its page. */
export const PROTOCOL = 2
