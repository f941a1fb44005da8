import { createRoot } from 'react-dom/client'
import '@fontsource-variable/atkinson-hyperlegible-next'
import '@fontsource-variable/big-shoulders'
import '@fontsource-variable/cinzel'
import '@fontsource-variable/grenze-gotisch'
import { ArtDefinitions } from '../src/page/art/ArtDefinitions.tsx'
import { Card } from '../src/page/cards/Card.tsx'
import { championsSkin } from '../src/page/champions/skin.ts'
import { diceThroneSkin } from '../src/page/dicethrone/skin.ts'
import { villainousSkin } from '../src/page/villainous/skin.ts'
import type { Face } from '../src/model/table/face.ts'
import '../src/page/theme/tokens.css'
import './sheet.css'

const asked = new URLSearchParams(location.search)
const game = asked.get('game') ?? 'champions'
const size = asked.get('size') ?? '260'
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'dark'
document.documentElement.dataset['game'] = game

const faces = (await (await fetch(`./faces.${game}.${asked.get('lang') ?? 'en'}.json`)).json()) as Face[]
const [from, to] = (asked.get('slice') ?? '0-9999').split('-').map(Number)
const skins = { champions: championsSkin, dicethrone: diceThroneSkin, villainous: villainousSkin } as const
const skin = skins[game as keyof typeof skins]

createRoot(document.getElementById('sheet') as HTMLElement).render(
  <main className="sheet" style={{ '--size': `${size}px` } as React.CSSProperties}>
    <ArtDefinitions />
    {faces.slice(from, to).map((face) => (
      <div key={face.code} className="cell" data-code={face.code}>
        <Card face={face} skin={skin} />
      </div>
    ))}
  </main>,
)
document.documentElement.dataset['ready'] = 'true'
