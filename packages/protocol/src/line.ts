/** Controls, what turns the direction of other text, what ends a line, what is no character, and spaces without a width. */
const unreadable =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Noncharacter_Code_Point}\u200b\u2060-\u2064\ufeff]/gu
/** Accents over accents, which reach into the lines above and below. No language needs so many. */
const heaped = /(\p{M}{4})\p{M}+/gu
/** Something that leaves ink. Letters that are drawn as nothing, and an accent over nothing, do not. */
const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{M}\u2800]/u

/** Whether a line can be read, and says something. What joins the parts of an emoji or of a letter may be in it. */
export function isReadable(line: string): boolean {
  return line.search(unreadable) < 0 && line.search(heaped) < 0 && visible.test(line)
}

/** A line as it was pasted from elsewhere, without what cannot be read; '' where nothing is left. */
export function readableOf(line: string): string {
  const cleaned = line.replace(unreadable, '').replace(heaped, '$1').trim()
  return isReadable(cleaned) ? cleaned : ''
}
