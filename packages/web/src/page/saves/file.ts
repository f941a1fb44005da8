/** Gives the reader a file to keep. */
export function saveFile(name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has begun by the next turn of the loop.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
