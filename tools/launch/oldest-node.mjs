// Imported first by everything that npm starts. It must run on any Node and without packages.
const oldest = 20

if (Number(process.versions.node.split('.')[0]) < oldest) {
  console.error(
    `Cairn is started by Node ${oldest} or newer; this is Node ${process.versions.node}.`,
  )
  process.exit(1)
}
