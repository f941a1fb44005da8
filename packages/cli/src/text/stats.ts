import type { Language } from '@quadriga/kernel'

type Forms = { readonly one: string; readonly many?: string }
type Words = Readonly<Record<Language, Forms>>

const both = (en: string, fr: string): Words => ({ en: { one: en }, fr: { one: fr } })

/** Numbers of cards for which a game has no noun in its sentences, by game. */
export const statWords: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  champions: {
    consequentialThw: both('consequential damage (THW)', 'dégâts consécutifs (CTR)'),
    consequentialAtk: both('consequential damage (ATK)', 'dégâts consécutifs (ATQ)'),
    threat: both('starting threat', 'menace de départ'),
    threatLimit: both('target threat', 'seuil de menace'),
    acceleration: both('threat per round', 'menace par round'),
    boost: {
      en: { one: 'boost icon', many: 'boost icons' },
      fr: { one: 'icône de boost', many: 'icônes de boost' },
    },
  },
}
