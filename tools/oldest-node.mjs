// Imported first by everything that npm starts: this much must run on any Node, without packages.
const oldest = 20

if (Number(process.versions.node.split('.')[0]) < oldest) {
  console.error(
    `Cairn is started by Node ${oldest} or newer; this is Node ${process.versions.node}.`,
  )
  process.exit(1)
}
