import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseConfig } from '@cartwright/server'
import type { Command } from 'commander'
import pc from 'picocolors'
import { shopConfig } from '../config'
import { data } from '../shell'

interface Finding {
  name: string
  ok: boolean
  detail: string
  fix?: string
}

export function doctor(program: Command) {
  program
    .command('doctor')
    .description('Check what a shop needs: Node, data folder, secrets, database, migrations')
    .option('--data <folder>', 'data folder')
    .option('--json', 'as JSON')
    .action(async (options) => {
      const findings = await examine(options)
      if (options.json) data(JSON.stringify(findings))
      else
        for (const { name, ok, detail, fix } of findings)
          data(`${ok ? pc.green('✓') : pc.red('✗')} ${name}  ${detail}${fix ? `\n    fix: ${fix}` : ''}`)
      if (findings.some(({ ok }) => !ok)) process.exitCode = 1
    })
}

async function examine(options: { data?: string }): Promise<Finding[]> {
  const config = await shopConfig(options)
  const findings: Finding[] = []
  const major = Number(process.versions.node.split('.')[0])
  findings.push({
    name: 'Node',
    ok: major >= 20,
    detail: process.versions.node,
    fix: major >= 20 ? undefined : 'install Node 20.19 or later',
  })
  findings.push(folder(config.data))
  const secrets = join(config.data, 'secrets.json')
  if (existsSync(secrets)) {
    const mode = statSync(secrets).mode & 0o777
    findings.push({
      name: 'Secrets',
      ok: (mode & 0o077) === 0,
      detail: `mode ${mode.toString(8)}`,
      fix: (mode & 0o077) === 0 ? undefined : `chmod 600 ${secrets}`,
    })
  } else findings.push({ name: 'Secrets', ok: true, detail: 'will be made at the first start' })
  const { migrationStatus } = await import('@cartwright/server')
  try {
    const place =
      config.database && 'url' in config.database ? config.database : { file: join(config.data, 'shop.db') }
    const { applied, pending } = await migrationStatus(place)
    findings.push({ name: 'Database', ok: true, detail: 'url' in place ? 'PostgreSQL answers' : place.file })
    findings.push({
      name: 'Migrations',
      ok: applied.length === 0 || pending.length === 0,
      detail: `${applied.length} applied, ${pending.length} to come`,
      fix: applied.length > 0 && pending.length > 0 ? 'cartwright db migrate' : undefined,
    })
    if (applied.length > 0 && pending.length === 0) findings.push(await auditLog(place))
  } catch (error) {
    findings.push({
      name: 'Database',
      ok: false,
      detail: (error as Error).message,
      fix: 'check DATABASE_URL and that PostgreSQL runs',
    })
  }
  return findings
}

/** Each entry of the audit log holds the hash of the one before: one that was changed or removed shows. */
async function auditLog(place: DatabaseConfig): Promise<Finding> {
  const { brokenAudit } = await import('@cartwright/server')
  const broken = await brokenAudit(place)
  return {
    name: 'Audit log',
    ok: broken === undefined,
    detail: broken === undefined ? 'unbroken' : `changed by hand at entry ${broken}`,
    fix:
      broken === undefined
        ? undefined
        : 'compare with a backup: somebody with access to the database changed it',
  }
}

function folder(path: string): Finding {
  if (!existsSync(path)) return { name: 'Data', ok: true, detail: `${path} will be made at the first start` }
  try {
    accessSync(path, constants.W_OK)
    return { name: 'Data', ok: true, detail: path }
  } catch {
    return { name: 'Data', ok: false, detail: `${path} cannot be written`, fix: `chown or chmod ${path}` }
  }
}
