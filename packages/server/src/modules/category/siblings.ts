/** The place among `count` siblings: a rank beyond the end is clamped, none given is the end. */
const clampRank = (rank: number | null | undefined, count: number): number =>
  rank == null ? count : Math.min(Math.max(0, rank), count)

/** The ids with one moved or put in at a rank. */
export function withAt(ids: readonly string[], id: string, rank: number | null | undefined): string[] {
  const others = ids.filter((one) => one !== id)
  others.splice(clampRank(rank, others.length), 0, id)
  return others
}
