/** x²⁴ + x²³ + x¹⁸ + x¹⁷ + x¹⁴ + x¹¹ + x¹⁰ + x⁷ + x⁶ + x⁵ + x⁴ + x³ + x + 1, a division remainder made for catching slips. */
const divisor = 0x864cfb

/** Three bytes that change with any slip of up to 24 neighbouring bits: one wrong character, or two exchanged. */
export function checksum(bytes: readonly number[]): readonly [number, number, number] {
  let rest = 0xb704ce
  for (const byte of bytes) {
    rest ^= byte << 16
    for (let bit = 0; bit < 8; bit++) rest = rest & 0x800000 ? ((rest << 1) ^ divisor) & 0xffffff : rest << 1
  }
  return [(rest >> 16) & 255, (rest >> 8) & 255, rest & 255]
}
