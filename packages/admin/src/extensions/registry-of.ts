import type { AdminExtension, ExtensionWidget } from './extension'
import type { OfExtension, Registry } from './registry'
import { reservedReason } from './reserved-paths'
import type { ZoneName } from './zones'

/** All extensions of a shop in one. What takes a path of ours or of another extension is left out, and said. */
export function registryOf(extensions: readonly AdminExtension[]): Registry {
  const problems: string[] = []
  const taken = new Map<string, string>()
  const isFree = (extension: string, path: string, kind: 'page' | 'settings') => {
    const place = `${kind} ${path.replace(/^\/|\/$/g, '')}`
    const first = taken.get(place)
    const reason =
      reservedReason(path, kind) ?? (first && `The path "${path}" is taken by "${first}" already.`)
    if (reason) problems.push(`${extension}: ${reason}`)
    else taken.set(place, extension)
    return !reason
  }
  const of = <T>(pick: (extension: AdminExtension) => readonly T[] | undefined): OfExtension<T>[] =>
    extensions.flatMap((one) => (pick(one) ?? []).map((part) => ({ ...part, extension: one.name })))

  const pages = of(({ pages }) => pages).filter(({ extension, path }) => isFree(extension, path, 'page'))
  const settings = of(({ settings }) => settings)
    .filter(({ extension, path }) => isFree(extension, path, 'settings'))
    .sort((one, other) => (one.path < other.path ? -1 : 1))
  const widgets = new Map<ZoneName, OfExtension<ExtensionWidget>[]>()
  for (const widget of of(({ widgets }) => widgets))
    widgets.set(widget.zone, [...(widgets.get(widget.zone) ?? []), widget])
  return { pages, settings, widgets, problems, broken: [], names: extensions.map(({ name }) => name) }
}
