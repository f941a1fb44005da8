import type { CellAt, Side, TileFile } from '../../model/workshop/files.ts'
import { useSettings } from '../settings/settings.ts'
import { Ground } from '../zombies/Ground.tsx'
import { markGlyphs } from '../zombies/glyphs.ts'
import { Walls } from '../zombies/Walls.tsx'
import { borderCells, borderParts, cells, type EdgeRef, innerEdges, wayAt } from './tileEditing.ts'
import { drawnAt, floorOf, lineOf, type Look, openingsOf } from './tileFloor.ts'
import styles from './Drawing.module.css'

const CELL = 132
const AIR = 22

interface Props {
  readonly tile: TileFile
  readonly look: Look
  readonly chosen: CellAt
  readonly onCell: (cell: CellAt) => void
  readonly onEdge: (edge: EdgeRef) => void
  readonly onBorder: (side: Side, part: number) => void
}

/** The tile as the table will show it; cells and edges can be pressed. The forms beside it do the same. */
export function TileDrawing({ tile, look, chosen, onCell, onEdge, onBorder }: Props) {
  const { language } = useSettings()
  const floor = floorOf(tile, (id) => tile.zones.find((zone) => zone.id === id)?.names[language] ?? id, look)
  const size = CELL * 3 + AIR * 2
  return (
    <svg
      viewBox={`${-AIR} ${-AIR} ${size} ${size}`}
      className={styles.tile}
      data-tile={tile.id}
      aria-hidden="true"
    >
      <Ground floor={floor} mission={tile.id} cell={CELL} />
      <Marks tile={tile} look={look} />
      <Walls floor={floor} cell={CELL} openings={openingsOf(tile, floor)} lift="" />
      {cells.map((cell) => {
        const [r, c] = drawnAt(cell, look)
        return (
          <rect
            key={cell.join()}
            className={styles.cell}
            data-cell={cell.join()}
            data-chosen={cell[0] === chosen[0] && cell[1] === chosen[1]}
            x={c * CELL + 14}
            y={r * CELL + 28}
            width={CELL - 28}
            height={CELL - 42}
            onClick={() => onCell(cell)}
          />
        )
      })}
      {innerEdges.map((edge) =>
        wayAt(tile, edge) === null ? null : (
          <EdgeTarget
            key={`${edge.a.join()} ${edge.b.join()}`}
            edge={edge}
            look={look}
            onPress={() => onEdge(edge)}
          />
        ),
      )}
      {borderParts.map(({ side, part }) => (
        <EdgeTarget
          key={`${side}${part}`}
          edge={borderCells(side, part)}
          look={look}
          onPress={() => onBorder(side, part)}
        />
      ))}
    </svg>
  )
}

interface EdgeProps {
  readonly edge: EdgeRef
  readonly look: Look
  readonly onPress: () => void
}

function EdgeTarget({ edge, look, onPress }: EdgeProps) {
  const { x, y, along } = lineOf(edge, look)
  const box =
    along === 'x'
      ? { x: x * CELL + 16, y: y * CELL - 14, width: CELL - 32, height: 28 }
      : { x: x * CELL - 14, y: y * CELL + 16, width: 28, height: CELL - 32 }
  return (
    <rect
      className={styles.edge}
      data-edge={`${edge.a.join()}/${edge.b.join()}`}
      rx={8}
      {...box}
      onClick={onPress}
    />
  )
}

function Marks({ tile, look }: { readonly tile: TileFile; readonly look: Look }) {
  return tile.zones.flatMap((zone) => {
    const cell = cells.find(([r, c]) => tile.rows[r]?.[c] === zone.id)
    if (cell === undefined) return []
    const [r, c] = drawnAt(cell, look)
    return (zone.marks ?? []).map((mark, n) => {
      const Glyph = markGlyphs[mark]
      const place = { x: c * CELL + 18 + n * 34, y: r * CELL + CELL - 46, width: 28, height: 28 }
      return Glyph === undefined ? (
        <rect key={`${zone.id} ${mark}`} className={styles.highlight} {...place} rx={5} />
      ) : (
        <Glyph key={`${zone.id} ${mark}`} className={styles.mark} {...place} />
      )
    })
  })
}
