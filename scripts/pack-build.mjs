/**
 * Packs a build for the wire: beside each file that is worth it lies the same in brotli (`.br`) and in gzip (`.gz`), both as small
 * as they get. usage: node scripts/pack-build.mjs FOLDER
 */
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const [folder] = process.argv.slice(2)
/** Pictures and fonts are packed by their format already. */
const packable = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/

/**
 * Each way to pack, and beyond how many bytes it is worth it. What fits into one packet arrives no sooner for being shorter; gzip is
 * for browsers that are spoken to without TLS, near by, and small files would cost every shop more disk than it saves them.
 */
const packers = {
  '.br': {
    beyond: 1400,
    pack: (content) =>
      brotliCompressSync(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  '.gz': { beyond: 4096, pack: (content) => gzipSync(content, { level: constants.Z_BEST_COMPRESSION }) },
}

for (const name of readdirSync(folder, { recursive: true })) {
  const file = join(folder, name)
  if (!packable.test(name) || !statSync(file).isFile()) continue
  const content = readFileSync(file)
  for (const [extension, { beyond, pack }] of Object.entries(packers)) {
    const packed = content.length > beyond ? pack(content) : content
    // Nobody unpacks for the sake of a tenth.
    if (packed.length < content.length * 0.9) writeFileSync(file + extension, packed)
    else rmSync(file + extension, { force: true })
  }
}
