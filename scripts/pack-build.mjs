/**
 * Packs a build for the wire: beside each file that becomes shorter by it lies the same in brotli (`.br`) and in gzip
 * (`.gz`), both as small as they get. usage: node scripts/pack-build.mjs FOLDER
 */
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const [folder] = process.argv.slice(2)
/** Pictures and fonts are packed by their format already. */
const packable = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/
/** What fits into one packet arrives no sooner for being shorter, in bytes. */
const worthPacking = 1024

const packers = {
  '.br': (content) =>
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content) => gzipSync(content, { level: constants.Z_BEST_COMPRESSION }),
}

for (const name of readdirSync(folder, { recursive: true })) {
  const file = join(folder, name)
  if (!packable.test(name) || !statSync(file).isFile()) continue
  const content = readFileSync(file)
  for (const [extension, pack] of Object.entries(packers)) {
    const packed = content.length > worthPacking ? pack(content) : content
    // Nobody unpacks for the sake of a tenth.
    if (packed.length < content.length * 0.9) writeFileSync(file + extension, packed)
    else rmSync(file + extension, { force: true })
  }
}
