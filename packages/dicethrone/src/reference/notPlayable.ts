/** Entries of the reference that no played case can show. */
export const notPlayable: Readonly<Record<string, string>> = {
  'dicethrone:hero-leaflet': 'it tells what is printed on a sheet beside the board',
  'dicethrone:difficulty': 'a rating of heroes, not a rule',
}
