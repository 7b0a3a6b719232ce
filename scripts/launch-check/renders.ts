/** SHA-256, first 16 digits, of the 3D renders that stand in for photographs in `pictures/`. */
export const renders: ReadonlySet<string> = new Set([
  '869438bb9e638eb9', // balcony
  'f76dff6199d2aab9', // base-plate
  '5fa238dd945136a6', // beam-installation
  '05d45754fd27449d', // cad-model
  'd7a0b5f9f4064452', // canopy
  'dab412bd5b1547cb', // connection
  '9932e3db41b24437', // crane-lorry
  '93c74b5be77066f4', // emergency-night
  'e2d238e046073dc4', // fire-escape
  'b24bd463846fa826', // gates
  '96ca9e6073eb7844', // hero-frame-model
  'c180aa3fd3651df4', // hero-frame
  'f922f766dea028bf', // house-extension
  '3237f55583b1531e', // london-frame
  'a90d959cf9e952fc', // mezzanine
  'c9afa561bf8324a1', // onsite-fabrication
  '9300b879e221f09e', // riverside-frame
  '2dce8da0cebd60b0', // roof-trusses
  '5f837b1dcfd30cd3', // spiral-stair
  '05e32738576f3d64', // staircase
  'cade00e0517f1536', // steel-stack
  '269706d1ab91ddf2', // welding
  'e94c5a5c4bb09b20', // workshop
])
