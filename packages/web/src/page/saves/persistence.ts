/** Whether the browser promised to keep what is saved. */
export async function isPersisted(): Promise<boolean> {
  return 'storage' in navigator && (await navigator.storage.persisted())
}

/** Asks the browser to keep what is saved even when space runs out. */
export async function askToPersist(): Promise<boolean> {
  return 'storage' in navigator && (await navigator.storage.persist())
}
