import { choose, half, seq, you } from '@quadriga/kernel/author'
import { card, names } from '../build/index.ts'
import { prevent } from '../ops/damage.ts'
import { dieValue, rollDice } from '../ops/dice.ts'
import { changeDie, defendAgain, extraAttempt, reroll } from '../ops/dieCards.ts'
import { anyTokens, drawCards, gainCp, removeAllTokens, removeToken, transferToken } from '../ops/gains.ts'
import { otherPlayers, playerOf, players } from '../ops/players.ts'

/** The eighteen cards that every deck holds, in printed order. */
export const sharedCards = [
  card(
    'transference',
    'main',
    2,
    names('Transference!', 'Transfert !'),
    transferToken(choose(anyTokens), playerOf(choose(otherPlayers))),
  ),
  card(
    'what_status_effects',
    'main',
    2,
    names('What Status Effects?', 'Quelles altérations ?', 'ours'),
    removeAllTokens(playerOf(choose(players))),
  ),
  card(
    'vegas_baby',
    'main',
    0,
    names('Vegas Baby!', 'À nous Vegas !', 'ours'),
    seq(rollDice(1), gainCp(half(dieValue), you)),
  ),
  card(
    'get_that_outta_here',
    'main',
    1,
    names('Get That Outta Here!', 'Ôte-moi ça de là !', 'ours'),
    removeToken(choose(anyTokens)),
  ),
  card('triple_up', 'instant', 2, names('Triple Up!', 'Triple mise !', 'ours'), drawCards(3)),
  card('double_up', 'instant', 1, names('Double Up!', 'Double mise !', 'ours'), drawCards(2)),
  card('buh_bye', 'instant', 2, names('Buh, Bye!', 'Tcha, ciao !'), removeToken(choose(anyTokens))),
  card('tip_it', 'instant', 1, names('Tip It!', 'Pichenette !', 'ours'), changeDie(1, 'any', 'nudge')),
  card('getting_paid', 'instant', 0, names('Getting Paid!', 'Jour de paye !'), gainCp(2, you)),
  card(
    'not_this_time',
    'roll',
    1,
    names('Not This Time!', 'Pas cette fois !'),
    prevent(6, playerOf(choose(players))),
  ),
  card('twice_as_wild', 'roll', 3, names('Twice as Wild!', 'Double Joker Fou !'), changeDie(2, 'any', 'set')),
  card('try_try_again', 'roll', 1, names('Try, Try Again!', 'On retente !', 'ours'), reroll(2, 'team')),
  card('so_wild', 'roll', 2, names('So Wild!', 'Joker Fou !'), changeDie(1, 'any', 'set')),
  card('samesies', 'roll', 1, names('Samesies!', 'Du pareil au même !'), changeDie(1, 'own', 'copy')),
  card('one_more_time', 'roll', 1, names('One More Time!', 'Encore une fois !', 'ours'), extraAttempt),
  card('helping_hand', 'roll', 1, names('Helping Hand!', 'Coup de main !', 'ours'), reroll(1, 'opponent')),
  card('better_d', 'roll', 0, names('Better D!', 'Meilleure défense !', 'ours'), defendAgain),
  card('six_it', 'roll', 1, names('Six-It!', 'Six et seulement six !'), changeDie(1, 'own', 'six')),
]
