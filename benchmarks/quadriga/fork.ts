import { fork } from '@quadriga/kernel/author'
import { caseArguments } from '../case.ts'
import { forkAgainstClone } from '../copies.ts'
import { midPlay } from './play.ts'

const answersBefore = 120
const { seconds, seed } = caseArguments()
const result = forkAgainstClone(fork, midPlay(seed, answersBefore), seconds)
process.stdout.write(`${JSON.stringify(result)}\n`)
