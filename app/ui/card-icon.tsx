import {
  Anvil,
  ArrowDownToLine,
  Building,
  Cuboid,
  DoorOpen,
  Eye,
  Fence,
  FileBox,
  Flame,
  Footprints,
  Forklift,
  Frame,
  HousePlus,
  type IconNode,
  Layers,
  Palette,
  PanelTop,
  PencilRuler,
  RulerDimensionLine,
  ScanLine,
  Siren,
  Truck,
  Van,
  Warehouse,
  Weight,
} from 'lucide'
import type { IconName } from '#content/icons.ts'
import { Icon } from './icon.tsx'
import './card-icon.css'

const icons: Readonly<Record<IconName, IconNode>> = {
  anvil: Anvil,
  'arrow-down-to-line': ArrowDownToLine,
  cuboid: Cuboid,
  building: Building,
  'door-open': DoorOpen,
  eye: Eye,
  fence: Fence,
  'file-box': FileBox,
  flame: Flame,
  footprints: Footprints,
  forklift: Forklift,
  frame: Frame,
  'house-plus': HousePlus,
  layers: Layers,
  palette: Palette,
  'panel-top': PanelTop,
  'pencil-ruler': PencilRuler,
  'ruler-dimension-line': RulerDimensionLine,
  'scan-line': ScanLine,
  siren: Siren,
  truck: Truck,
  van: Van,
  warehouse: Warehouse,
  weight: Weight,
}

/** The icon next to the title of a service card. */
export function CardIcon({ name }: { name: IconName }) {
  return <Icon of={icons[name]} size={22} className="card-icon" />
}
