import { createHash, randomBytes } from 'node:crypto'

/** So many random bytes, as letters that need no escape in an address or a cookie. */
export const randomText = (bytes: number): string => randomBytes(bytes).toString('base64url')

/** What is stored of a secret: who reads the database cannot use it. Secrets are random, so they need no salt. */
export const hashed = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
