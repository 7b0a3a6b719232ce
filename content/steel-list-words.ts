// cspell:disable: abbreviations and misspellings that people write
import type { SectionFamily } from './steel-sections.ts'

/**
 * The words of a steel list, separated by commas. A space also stands for a hyphen or nothing; capital letters and a plural s
 * do not matter.
 */
export const listWords = {
  cold: 'CF, cold formed, cold form, cold rolled, EN 10219, BS EN 10219',
  hot: 'HF, hot finished, hot finish, hot formed, EN 10210, BS EN 10210',
  finishes: {
    none: 'self colour, self coloured, mill finish, s/c, bare, bare steel, black, untreated, unpainted, unprimed, no finish, no paint, not painted, not galvanised, no coating',
    galvanised:
      'galv, galvd, gal’d, galved, galvanise, galvanised, galvanized, galvinised, galvinized, galvanising, galvanised to BS EN ISO 1461, galvanized to BS EN ISO 1461, hot dip galv, hot dip galvanised, hot dip galvanized, hot dipped galvanised, hot dipped galv, hdg, h.d.g',
    'powder coated': 'powder coat, powder coated, powder coating, powdercoated, polyester powder coated, ppc, p.p.c',
    primed:
      'prime, primed, primer, priming, red oxide, red oxide primer, red oxide primed, primed red oxide, zinc phosphate, zinc phosphate primer, zinc phosphate primed, zinc phos, zinc phos primer, shop primed, shop prime, shop primer, grey primer, epoxy primer',
  },
  vagueFinish: 'paint, painted, painting, coated, sprayed',
  countAfter:
    'no, nos, nr, nrs, off, pc, pcs, piece, pieces, lengths, lgths, bars, unit, units, beams, posts, columns, cols, steels, lintels, stanchions, rafters, purlins, members, joists, trimmers, braces',
  countBefore: 'qty, quantity, q’ty, number, no of, no. off',
  lengthAfter: 'long, lg, lgth, length, len, overall, o/a, high, tall',
  lengthBefore: 'l=, l =, l:, len, length, lg, lgth, long, at',
  marks: 'beam, bm, column, col, post, lintel, steel, stanchion, brace, rafter, purlin, trimmer, member, item, type',
  labels: 'mark, mk, ref, item, pos',
  accessories:
    'bolt, cleat, stiffener, stud, anchor, washer, bracket, lug, hanger, nut, fixing, gusset, notch, notches',
  accessoryKinds: 'web, flange, resin, chemical, anchor, holding down, full depth, welded, fixing',
  references:
    'plot, rev, grid, grid line, gl, level, lvl, floor, drg, dwg, drawing, phase, block, job, order, ref, po, page, sheet, zone, bay, room, house, detail, line',
  spacings: 'c/c, crs, ctr, ctrs, cts, centres, centers',
  doubtful: 'pair, pairs, twin, double, ditto, dozen, set, sets, total, lin m, linear m, lineal m, lm, l/m, run of',
  otherMaterials: 'stainless, s/s, 304, 316, aluminium, aluminum, alloy',
  fillers:
    'c/w, with, w/, and, of, at, to, to be, for, in, all, the, a, qty, size, section, finish, finished, grade, material, each, lengths, thick, thk',
} as const

/** What people call a family. Some names mean several. */
export const familyWords: readonly (readonly [families: readonly SectionFamily[], words: string])[] = [
  [['UB'], 'UB, UKB, RSJ, I beam, universal beam'],
  [['UC'], 'UC, UKC, universal column'],
  [['PFC'], 'PFC, UKPFC, RSC, channel, parallel flange channel'],
  [['SHS'], 'SHS, square hollow, square hollow section'],
  [['RHS'], 'RHS, rectangular hollow, rectangular hollow section'],
  [['CHS'], 'CHS, circular hollow, circular hollow section, pipe'],
  [['SHS', 'RHS'], 'box, box section'],
  [['SHS', 'RHS', 'CHS'], 'tube, steel tube, hollow section'],
  [['EA'], 'EA, equal angle'],
  [['UA'], 'UA, UEA, unequal angle'],
  [['EA', 'UA'], 'RSA, UKA, angle'],
  [['FLT'], 'FLT, FL, FB, F/B, flat, flat bar'],
  [['PL'], 'PL, PLT, plate'],
]

/** Titles of columns. We write the first. The mass and the price of a table are worked out again. */
export const listColumns = {
  mark: 'Mark, Ref, Reference, Piece mark, Member, Beam, Tag',
  section: 'Section, Section size, Size, Profile, Type, Serial size',
  quantity: 'Quantity, Qty, No, No off, Nr, Number, Off, Pcs, Count',
  length: 'Length (mm), Length, Len, L, Length (m), Length mm, Length m, L (mm), L (m), Overall length',
  grade: 'Grade, Steel grade, Material',
  end1: 'End 1, End A',
  end2: 'End 2, End B',
  ends: 'Ends, End plates, Connections, Connection',
  holes: 'Holes, Holes each, No of holes',
  finish: 'Finish, Coating, Treatment, Protection',
  note: 'Note, Notes, Remarks, Comment, Comments, Location',
  description: 'Description, Item description, Details',
  mass: 'Mass each (kg), Weight, Mass, kg, kg/m, Total, Total kg, Total weight, Weight (kg), Mass (kg), Price, Cost, Rate, Item, Unit, #',
} as const
