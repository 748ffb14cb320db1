import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type CartwrightConfig, packageFolder } from '../config'
import { CommandError, exit } from '../shell'
import { type Offered, offeredModules } from './offered'

/** Where a shop keeps what was built of its extensions, below its folder. */
const place = ['.cartwright', 'admin'] as const

/** One extension as the page of the back office names it. */
interface Listed {
  from: string
  code: string
  styles: string[]
  failure?: string
}

interface BuildRecord {
  /** What it was built for: the same extensions, the same back office. */
  of: string
  /** Every file that went in, with what it held. */
  inputs: Record<string, string>
  listed: Listed[]
}

export interface BuiltExtensions {
  /** Lies over the build of the back office: its page, and the code of the extensions. */
  folder: string
  listed: readonly { from: string; failure?: string }[]
  /** Sources outside of packages, to be watched while they are written. */
  sources: readonly string[]
}

export interface BuildOptions {
  /** The folder of the shop. */
  folder?: string
  /** Readable code, and zones that can be shown. */
  isDevelopment?: boolean
  /** Takes nothing that was built before. */
  isForced?: boolean
}

/** What a configuration adds to the back office, those of its plugins among it: names of packages, paths and file addresses. */
export const extensionsOf = ({ extensions = [], plugins = [] }: CartwrightConfig): string[] => [
  ...new Set([...extensions, ...plugins.flatMap(({ admin }) => admin ?? [])].map(String)),
]

/**
 * Bundles the extensions of a shop for its back office, each by itself: one that cannot be built is named and left out, the
 * others are there. What is fresh is not built again. Undefined for a shop without any, which serves the back office as it is.
 */
export async function buildExtensions(
  config: CartwrightConfig,
  { folder = process.cwd(), isDevelopment = false, isForced = false }: BuildOptions = {},
): Promise<BuiltExtensions | undefined> {
  const wanted = extensionsOf(config)
  const out = join(folder, ...place)
  if (wanted.length === 0) {
    rmSync(out, { recursive: true, force: true })
    return undefined
  }
  const admin = builtAdmin()
  const of = JSON.stringify({
    wanted,
    isDevelopment,
    page: hashOf(admin.page),
    offered: hashOf(admin.offered),
  })
  const known = isForced ? undefined : readRecord(out)
  const record =
    known && isFresh(known, of, folder)
      ? known
      : await build({ wanted, admin, of, folder, out, isDevelopment })
  return {
    folder: out,
    listed: record.listed,
    sources: Object.keys(record.inputs)
      .map((file) => resolve(folder, file))
      .filter((file) => !file.includes(`${sep}node_modules${sep}`)),
  }
}

/** @throws CommandError where the back office is not built */
function builtAdmin() {
  const folder = packageFolder('@cartwright/admin')
  const page = folder && join(folder, 'dist', 'index.html')
  if (!folder || !page || !existsSync(page))
    throw new CommandError(
      'The back office is not built, so that nothing can be added to it',
      exit.unexpected,
    )
  return {
    folder,
    page: readFileSync(page, 'utf8'),
    offered: readFileSync(join(folder, 'dist', 'extensions.json'), 'utf8'),
  }
}

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

function readRecord(out: string): BuildRecord | undefined {
  try {
    return JSON.parse(readFileSync(join(out, 'built.json'), 'utf8'))
  } catch {
    return undefined
  }
}

/** Built for the same, from files that still hold the same. One that failed is tried again. */
const isFresh = (record: BuildRecord, of: string, folder: string) =>
  record.of === of &&
  record.listed.every(({ failure }) => failure === undefined) &&
  Object.entries(record.inputs).every(([file, hash]) => {
    const path = resolve(folder, file)
    return existsSync(path) && hashOf(readFileSync(path)) === hash
  })

interface Build {
  wanted: readonly string[]
  admin: ReturnType<typeof builtAdmin>
  of: string
  folder: string
  out: string
  isDevelopment: boolean
}

async function build({ wanted, admin, of, folder, out, isDevelopment }: Build): Promise<BuildRecord> {
  const offered: Offered = JSON.parse(admin.offered)
  try {
    rmSync(out, { recursive: true, force: true })
    mkdirSync(out, { recursive: true })
  } catch (error) {
    throw new CommandError(
      `${out} cannot be written: ${(error as Error).message}`,
      exit.unexpected,
      'Run cartwright build where it can be, and start the shop with what it wrote',
    )
  }
  const inputs: BuildRecord['inputs'] = {}
  const listed: Listed[] = []
  for (const [at, from] of wanted.entries()) {
    const bundle = await bundled({ from, at, offered, admin, folder, out, isDevelopment })
    listed.push(bundle.listed)
    for (const file of bundle.inputs) inputs[file] = hashOf(readFileSync(resolve(folder, file)))
  }
  write(join(out, 'index.html'), pageWith(admin.page, listed, isDevelopment))
  const record = { of, inputs, listed }
  writeFileSync(join(out, 'built.json'), JSON.stringify(record))
  return record
}

/** Bundles one extension. What its sources lack is its failure, not that of the others. */
async function bundled({
  from,
  at,
  offered,
  admin,
  folder,
  out,
  isDevelopment,
}: Omit<Build, 'wanted' | 'of'> & { from: string; at: number; offered: Offered }): Promise<{
  listed: Listed
  inputs: string[]
}> {
  const esbuild = await import('esbuild')
  const entry = from.startsWith('file:') ? fileURLToPath(from) : from
  const name = from.startsWith('file:') ? relative(folder, entry) : from
  try {
    const { metafile, outputFiles } = await esbuild.build({
      entryPoints: [{ in: entry, out: basename(entry).replace(/\.\w+$/, '') || 'extension' }],
      absWorkingDir: folder,
      outdir: join(out, 'extensions', String(at)),
      entryNames: '[name]-[hash]',
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'browser',
      target: 'es2022',
      jsx: 'automatic',
      minify: !isDevelopment,
      sourcemap: isDevelopment,
      define: { 'process.env.NODE_ENV': JSON.stringify(isDevelopment ? 'development' : 'production') },
      loader: { '.svg': 'dataurl', '.png': 'dataurl', '.jpg': 'dataurl', '.woff2': 'dataurl' },
      plugins: [offeredModules(offered, admin.folder)],
      metafile: true,
      write: false,
      logLevel: 'silent',
    })
    for (const { path, contents } of outputFiles) write(path, contents)
    const outputs = Object.entries(metafile.outputs)
    const addressOf = (file: string) => `/app/${relative(out, resolve(folder, file)).split(sep).join('/')}`
    const code = outputs.find(([file, { entryPoint }]) => entryPoint && file.endsWith('.js'))?.[0] ?? ''
    return {
      listed: {
        from: name,
        code: addressOf(code),
        styles: outputs
          .map(([file]) => file)
          .filter((file) => file.endsWith('.css'))
          .map(addressOf),
      },
      inputs: Object.keys(metafile.inputs).filter((file) => existsSync(resolve(folder, file))),
    }
  } catch (error) {
    return { listed: { from: name, code: '', styles: [], failure: reasonOf(error) }, inputs: [] }
  }
}

/** What esbuild found, the place included: `src/admin.tsx:3: No matching export …`. */
function reasonOf(error: unknown): string {
  const { errors = [] } = error as {
    errors?: { text: string; location: { file: string; line: number } | null }[]
  }
  if (errors.length === 0) return error instanceof Error ? error.message : String(error)
  return errors
    .map(({ text, location }) => (location ? `${location.file}:${location.line}: ${text}` : text))
    .join('; ')
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The page of the back office, naming what it is extended by. */
const pageWith = (page: string, listed: readonly Listed[], isDevelopment: boolean) =>
  page.replace(
    '</head>',
    `${isDevelopment ? '<meta name="cartwright-development" content="" />' : ''}<meta name="cartwright-extensions" content="${escaped(JSON.stringify(listed))}" /></head>`,
  )

/** Beside each file what is sent of it, packed: as the build of the back office lies there. */
function write(file: string, content: string | Uint8Array): void {
  mkdirSync(resolve(file, '..'), { recursive: true })
  writeFileSync(file, content)
  if (content.length < 1024 || file.endsWith('.map')) return
  writeFileSync(`${file}.br`, brotliCompressSync(content))
  writeFileSync(`${file}.gz`, gzipSync(content))
}
