import { expect, test } from 'vitest'
import { safeFileName } from './safe-file-name.ts'

test.each([
  ['Zeichnung für Träger (2).PDF', 'Zeichnung für Träger (2).PDF'],
  ['図面.pdf', '図面.pdf'],
  ['', 'attachment.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['..\\..\\windows\\system32\\plan.pdf', 'plan.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['.pdf', 'pdf.pdf'],
  ['plan.pdf.exe', 'plan.pdf.exe.pdf'],
  ['plan.pdf. . .', 'plan.pdf'],
  ['plan\r\nBcc: all@example.com.pdf', 'plan Bcc- all-example.com.pdf'],
  ['plan\u202Efdp.exe', 'planfdp.exe.pdf'],
  ['con.pdf', '_con.pdf'],
  ['LPT1', '_LPT1.pdf'],
  ['console.pdf', 'console.pdf'],
  ['-rf "x"; `rm` $(ls) | <y>.pdf', 'rf -x-- -rm- -(ls) - -y-.pdf'],
])('%j becomes "%s"', (name, safe) => {
  expect(safeFileName(name, 'pdf')).toBe(safe)
})

test('a JPEG may end in .jpg or .jpeg', () => {
  expect(safeFileName('a.jpeg', 'jpeg')).toBe('a.jpeg')
  expect(safeFileName('a.jpg', 'jpeg')).toBe('a.jpg')
  expect(safeFileName('a.png', 'jpeg')).toBe('a.png.jpg')
})

test('long names keep their extension and whole characters', () => {
  const name = safeFileName(`${'👷'.repeat(300)}.docx`, 'docx')
  expect([...name]).toHaveLength(100)
  expect(name.endsWith('👷.docx')).toBe(true)
  expect(() => encodeURIComponent(name)).not.toThrow()
})
