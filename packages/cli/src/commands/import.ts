import { writeFileSync } from 'node:fs'
import type { ImportReport } from '@cartwright/server'
import { Argument, type Command, Option } from 'commander'
import pc from 'picocolors'
import { data, exit, say } from '../shell'
import { withShop } from '../with-shop'
import { importProductFile } from './import-product-file'

export function importFile(program: Command) {
  program
    .command('import')
    .description(
      'Import products from a CSV export of Shopify, of v1 or of `cartwright export`; safe to run again and beside a running server',
    )
    .addArgument(new Argument('<file>', 'the export'))
    .option('--data <folder>', 'data folder')
    .option('--currency <code>', "currency of the prices (default: the store's)")
    .option('--location <id>', 'stock location the file counts (default: the first of the default channel)')
    .option('--dry-run', 'say what would happen and write nothing')
    .addOption(
      new Option('--on-conflict <what>', 'when a product is there already')
        .choices(['update', 'skip', 'fail'])
        .default('update'),
    )
    .addOption(
      new Option('--images <how>', 'link to pictures where they are, download a copy of each, or skip them')
        .choices(['link', 'download', 'skip'])
        .default('link'),
    )
    .option('--errors <file>', 'write what was wrong to a CSV file')
    .option('--json', 'the report as JSON')
    .option('--quiet', 'say only what went wrong')
    .action(async (file: string, options) => {
      const { csvLine, importFile: run, isProductFile, noteCommand } = await import('@cartwright/server')
      if (await isProductFile(file)) {
        await withShop(options, (shop) => importProductFile(shop, file, options))
        return
      }
      const report = await withShop(options, async (shop) => {
        const done = await run(shop, file, {
          currency: options.currency,
          location: options.location,
          images: options.images,
          dryRun: options.dryRun,
          onConflict: options.onConflict,
          onProgress: ({ rows, products }) => {
            if (!options.quiet && !options.json && process.stderr.isTTY)
              process.stderr.write(`\r${rows} rows, ${products} products`)
          },
        })
        const { problems: _, ...counts } = done
        if (!options.dryRun) await noteCommand(shop, 'import', { file, ...counts })
        return done
      })
      if (process.stderr.isTTY && !options.json && !options.quiet) process.stderr.write('\r\u001b[K')
      if (options.errors && report.problems.length > 0)
        writeFileSync(options.errors, problemsCsv(report, csvLine))
      if (options.json) data(JSON.stringify(report))
      else print(report, Boolean(options.dryRun), Boolean(options.quiet))
      if (report.problems.some(({ level }) => level === 'error')) process.exitCode = exit.invalid
    })
}

function print(report: ImportReport, dryRun: boolean, quiet: boolean) {
  for (const { line, column, level, message, hint } of report.problems)
    say(
      `${level === 'error' ? pc.red('error  ') : pc.yellow('warning')} line ${line}, ${column}: ${message}${hint ? `  → ${hint}` : ''}`,
    )
  if (quiet) return
  say(
    `Rows     ${report.rows} → ${report.products} products, ${report.variants} variants, ${report.images} images`,
  )
  const said = dryRun ? 'Would   ' : 'Done    '
  say(
    `${said} create ${report.created} · update ${report.updated} · unchanged ${report.unchanged} · skip ${report.skipped} · fail ${report.failed}`,
  )
  if (dryRun) say('Nothing was written. Run without --dry-run to import.')
}

const problemsCsv = ({ problems }: ImportReport, csvLine: typeof import('@cartwright/server')['csvLine']) =>
  [
    ['Line', 'Column', 'Level', 'Value', 'Message', 'Hint'],
    ...problems.map(({ line, column, level, value, message, hint }) => [
      line,
      column,
      level,
      value,
      message,
      hint,
    ]),
  ]
    .map((cells) => csvLine(cells, ','))
    .join('')
