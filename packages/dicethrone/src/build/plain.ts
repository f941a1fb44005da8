import type { Node } from '@quadriga/kernel/author'
import type { Confidence } from '../definition.ts'

/** What a definition has when nothing else is said. */
export const plain = { stats: {}, constant: [] as readonly Node[], confidence: 'high' as Confidence }
