import { ImageDown } from 'lucide-react'
import { useState } from 'react'
import controls from '../theme/controls.module.css'
import { drawnPicture } from './picture.ts'
import { useSay } from './words.ts'

interface Props {
  readonly name: string
  /** Where the drawing is on the page. */
  readonly drawing: string
}

/** The drawing as a picture, for a printer or a message. */
export function PictureButton({ name, drawing }: Props) {
  const say = useSay()
  const [isRefused, setRefused] = useState(false)
  const save = async (): Promise<void> => {
    const svg = document.querySelector<SVGSVGElement>(drawing)
    const address = svg === null ? null : await drawnPicture(svg)
    setRefused(address === null)
    if (address === null) return
    const link = document.createElement('a')
    link.href = address
    link.download = `${name}.png`
    link.click()
  }
  return (
    <>
      <button type="button" className={controls.button} onClick={() => void save()}>
        <ImageDown aria-hidden="true" size={18} />
        {say('picture')}
      </button>
      {isRefused ? <span role="alert">{say('noPicture')}</span> : null}
    </>
  )
}
