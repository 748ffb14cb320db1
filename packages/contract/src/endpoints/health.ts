import { z } from 'zod'
import { endpoints } from '../endpoint'
import { ChecklistItem, HealthCheck } from '../entities/health'

export const healthEndpoints = endpoints({
  'GET /admin/health': {
    access: 'staff',
    tag: 'Health',
    summary: 'Look at what the shop runs on, as `cartwright doctor` does',
    returns: () => z.object({ status: HealthCheck.shape.status, checks: z.array(HealthCheck) }),
  },
  'GET /admin/setup/checklist': {
    access: 'staff',
    tag: 'Setup',
    summary: 'What the shop has and lacks to sell',
    returns: () => z.object({ is_ready: z.boolean(), checklist: z.array(ChecklistItem) }),
  },
})
