/** What a face-down card counts as under Ultron: a minion with that trait and nothing printed. */
export const DRONE = 'drone'
