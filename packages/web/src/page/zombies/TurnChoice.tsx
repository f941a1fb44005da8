/** What a hero can do in a turn stands at the zones and on the hero's sheet: the dock lists none of it again. */
export function TurnChoice() {
  return null
}
