import { createSocket } from 'node:dgram'
import type { AddressInfo } from 'node:net'

const types = { A: 1, MX: 15, TXT: 16, AAAA: 28 } as const

/** Records by name: `{ 'firm.example': { TXT: ['v=spf1 -all'], MX: ['mx.firm.example'] } }`. A name that is not there does not exist. */
export type Zone = Record<string, { A?: string[]; MX?: string[]; TXT?: string[] } | 'broken'>

function encodeName(name: string): Buffer {
  const labels = name.split('.').map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)]))
  return Buffer.concat([...labels, Buffer.from([0])])
}

function decodeName(packet: Buffer, start: number): { name: string; end: number } {
  const labels: string[] = []
  let at = start
  for (let length = packet[at] ?? 0; length > 0; length = packet[at] ?? 0) {
    labels.push(packet.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.'), end: at + 1 }
}

function encodeData(type: keyof typeof types, value: string): Buffer {
  if (type === 'A') return Buffer.from(value.split('.').map(Number))
  if (type === 'MX') return Buffer.concat([Buffer.from([0, 10]), encodeName(value)])
  // A text comes in pieces of up to 255 bytes.
  const pieces = value.match(/.{1,255}/gs) ?? []
  return Buffer.concat(pieces.flatMap((piece) => [Buffer.from([piece.length]), Buffer.from(piece, 'latin1')]))
}

function encodeRecord(type: keyof typeof types, value: string): Buffer {
  const data = encodeData(type, value)
  const head = Buffer.alloc(12)
  // The name: the one asked for, which begins at byte 12.
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(types[type], 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}

function answer(query: Buffer, zone: Zone): Buffer {
  const { name, end } = decodeName(query, 12)
  const type = query.readUInt16BE(end)
  const entry = zone[name.toLowerCase()]
  const kind = (Object.keys(types) as (keyof typeof types)[]).find((key) => types[key] === type)
  const values = (entry && entry !== 'broken' && kind && kind !== 'AAAA' && entry[kind]) || []
  const head = Buffer.from(query.subarray(0, 12))
  // An answer, with authority; 2 is a server's failure, 3 a name that does not exist.
  head.writeUInt16BE(0x8400 | (entry === 'broken' ? 2 : entry ? 0 : 3), 2)
  head.writeUInt16BE(values.length, 6)
  head.writeUInt16BE(0, 10)
  const records = kind ? values.map((value) => encodeRecord(kind, value)) : []
  return Buffer.concat([head, query.subarray(12, end + 4), ...records])
}

/** For tests: a name server on loopback that knows one zone. */
export async function startNameServer(zone: Zone): Promise<{ address: string; close: () => Promise<void> }> {
  const socket = createSocket('udp4')
  socket.on('message', (query, { address, port }) => socket.send(answer(query, zone), port, address))
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${(socket.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  }
}
