/** What changed from one version to another, as the changelogs of the packages tell it. */

export interface Release {
  version: string
  /** Markdown, without the heading of the version. */
  notes: string
}

/** The releases of a changelog, newest first, as it is written. */
export const releasesOf = (changelog: string): Release[] =>
  changelog
    .split(/^## (?=\d)/m)
    .slice(1)
    .map((part) => {
      const [version = '', ...notes] = part.split('\n')
      return { version: version.trim(), notes: notes.join('\n').trim() }
    })

/** Those after `from`, up to and with `to`; none where `to` is not among them, all up to it where `from` is not. */
export function releasesBetween(
  releases: readonly Release[],
  from: string | undefined,
  to: string,
): Release[] {
  const newest = releases.findIndex(({ version }) => version === to)
  if (newest < 0) return []
  const oldest = releases.findIndex(({ version }) => version === from)
  return releases.slice(newest, oldest < newest ? undefined : oldest)
}

/**
 * The notes of several packages as one list: each change once, as a change of several packages stands in the changelog of
 * each; what only says that another package of the toolkit was renewed is left out.
 */
export function changesOf(releases: readonly Release[]): string[] {
  const changes = releases.flatMap(({ notes }) =>
    notes
      .split(/^- /m)
      .slice(1)
      .map((change) => change.replace(/^[0-9a-f]{7,40}: /, '').replace(/\n### [\s\S]*$/, ''))
      .map((change) => change.trim())
      .filter((change) => !change.startsWith('Updated dependencies')),
  )
  return [...new Set(changes)]
}
