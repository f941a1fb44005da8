import {
  BicepsFlexed,
  Crosshair,
  Gauge,
  Hand,
  Heart,
  HeartPulse,
  Network,
  Shield,
  Swords,
  Target,
  TriangleAlert,
} from 'lucide-react'
import type { ComponentType } from 'react'

/** The picture of each number on a card, beside its word. */
export const statPictures: Readonly<Record<string, ComponentType<{ size?: string | number }>>> = {
  hp: Heart,
  atk: Swords,
  thw: Crosshair,
  def: Shield,
  rec: HeartPulse,
  sch: Network,
  handSize: Hand,
  threat: TriangleAlert,
  threatLimit: Target,
  acceleration: Gauge,
  strength: BicepsFlexed,
}
