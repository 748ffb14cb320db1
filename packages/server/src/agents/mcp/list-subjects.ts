import { contract, subjectsOf, type Tool, toolsOf } from '@cartwright/contract'
import { z } from 'zod'
import { type OwnTool, ownTool } from './own-tool'

/** Tells which tools there are besides those that are offered, and how whoever connects has them. */
export const listSubjects = (
  offered: readonly Tool[],
  { mayWrite, howToChoose }: { mayWrite: boolean; howToChoose: string },
): OwnTool =>
  ownTool(
    'list_subjects',
    'Lists what the tools of the shop are about: which are offered here, which are not, and how to have the others.',
    z.strictObject({}),
    async () => {
      const all = toolsOf(contract, { mayWrite, only: ['all'] })
      const here = new Set(offered.map(({ name }) => name))
      const named = (subject: string, isHere: boolean) =>
        all
          .filter((tool) => tool.subject === subject && here.has(tool.name) === isHere)
          .map(({ name }) => name)
      return {
        subjects: [...subjectsOf(contract).keys()].map((subject) => ({
          subject,
          offered: named(subject, true),
          others: named(subject, false),
        })),
        may_write: mayWrite,
        how: howToChoose,
      }
    },
  )
