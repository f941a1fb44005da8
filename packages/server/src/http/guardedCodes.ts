import type { FastifyRequest } from 'fastify'
import { Buckets } from '../bucket.ts'
import type { Result } from '../tables/result.ts'
import type { ApiParts } from './api.ts'
import { granted, NotGranted } from './granting.ts'
import { addressOf } from './visitor.ts'

/** Looks where a code leads. Who tries many that lead nowhere is told nothing more for a while. */
export function guardedCodes({ limits, isBehindProxy, now }: ApiParts) {
  const wrong = new Buckets(limits.wrongCodes)
  return async <T>(request: FastifyRequest, find: () => Promise<Result<T>>): Promise<T> => {
    const result = await find()
    const isWrong = !result.ok && result.why === 'notFound'
    if (isWrong && !wrong.take(addressOf(request.raw, isBehindProxy), now())) throw new NotGranted('tooMany')
    return granted(result)
  }
}
