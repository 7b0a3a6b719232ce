import { drawingWords } from '#content/drawings.ts'
import { Accent, Balloon, Dimension, Line, Sheet, Steel } from './hand.tsx'

/** One unit to 5 mm; the opening is broken in the middle, because beams differ in length and their ends do not. */
export function BeamOnPadstones() {
  const { title, opening } = drawingWords['beam-on-padstones']
  return (
    <Sheet width={460} height={424} title={title}>
      {/* The wall: two piers and what is left above the opening */}
      <Line d="M16 14H444V384H330V222H418V179H360V121H100V179H42V222H130V384H16Z" fill="ground" />
      <Line d="M8 14H214L220 6L230 22L236 14H452M8 384H62L68 376L78 392L84 384H138M322 384H376L382 376L392 392L398 384H452" />
      <Steel d="M130 222V384M330 222V384" />
      {/* A patch of the brickwork */}
      <Line d="M16 306H96M16 321H112M16 336H112M16 351H96M54 306V321M98 306V321M32 321V336M76 321V336M54 336V351M98 336V351M364 306H444M348 321H444M348 336H444M364 351H444M406 306V321M384 321V336M428 321V336M406 336V351" />
      {/* Joist ends */}
      <Line d="M60 32H69V71H60ZM60 32L69 71M69 32L60 71M140 32H149V71H140ZM140 32L149 71M149 32L140 71M220 32H229V71H220ZM220 32L229 71M229 32L220 71M300 32H309V71H300ZM300 32L309 71M309 32L300 71M380 32H389V71H380ZM380 32L389 71M389 32L380 71" />
      {/* Dry pack, padstones */}
      <Accent d="M100 121H360V128H100Z" fill="accent" />
      <Steel d="M42 179H130V222H42Z" fill="concrete" />
      <Steel d="M330 179H418V222H330Z" fill="concrete" />
      {/* The beam, broken in the middle */}
      <Steel d="M221 128H100V179H221L221 163L214 158L228 149L221 144Z" fill="steel" />
      <Steel d="M239 128H360V179H239L239 163L232 158L246 149L239 144Z" fill="steel" />
      <Line d="M100 131H221M100 176H221M239 131H360M239 176H360" />
      {/* Needles and the props under them */}
      <Steel d="M162 84H180V104H162ZM280 84H298V104H280Z" fill="concrete" />
      <Line d="M167 104V384M175 104V384M285 104V384M293 104V384" dashed />
      {/* Dimensions with their extension lines */}
      <Line d="M100 182V258M130 388V412M330 388V412" />
      <Dimension from={[100, 252]} to={[130, 252]} text="150" />
      <Dimension from={[130, 406]} to={[330, 406]} text={opening} />
      <Balloon at={[230, 238]} number={1} leaderTo={[208, 168]} />
      <Balloon at={[386, 272]} number={2} leaderTo={[376, 208]} />
      <Balloon at={[68, 282]} number={3} leaderTo={[110, 254]} />
      <Balloon at={[412, 100]} number={4} leaderTo={[352, 124]} />
      <Balloon at={[230, 100]} number={5} leaderTo={[276, 95]} />
      <Balloon at={[104, 54]} number={6} leaderTo={[138, 54]} />
    </Sheet>
  )
}
