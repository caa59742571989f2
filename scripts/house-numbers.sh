#!/bin/sh
# Prints numbers about the shape of the sources, one "name value" a line. HouseNumbersTest keeps them from growing.
#
#   places_that_ask_agents      main files that call an agent or player for a move, except benchmarks and those that only
#                               pass the call on
#   records_called_turn_or_step records of these names
#   types_for_who_plays         types of agents, players, contestants and opponents, without their implementations
#   files_naming_othello        main files outside Othello's own packages that name Othello (without benchmarks)
#   names_with_two_meanings     simple names of more than one top-level type
#   packages_over_20_files      packages with more than 20 files besides package-info
#   lines_in_cli, lines_in_all  lines of main Java sources
set -eu
cd "$(dirname -- "$0")/.."

main_files() {
    find ./*/src/main/java -name '*.java'
}

count() {
    awk 'END { print NR }'
}

asking=$(main_files | xargs grep -lE '\b(agent|player|opponent|computer|learner|other)(\(\))?\.choose\(' |
    grep -vE '/(CancelBench|AgentPlayer|ClockedPlayer|CheckedPlayer|EnginePlayer)\.java$' | count)
turns=$(main_files | xargs grep -hE '\brecord (Turn|Step)\b' | count)
who='^(Agent(Spec|Description|Factory|Provider|Catalog)?|NamedAgent|Arguments|Parameter|Level|Policy|Opponent|Player)\.java$'
who="$who|(Contestants?|ProgramProvider|HostedAgents|PlayerText|Opponent|Agent(Kind|Plugin|Maker|Names)|Rosters?|Outsiders|BuiltIn)\.java\$"
players=$(main_files | sed 's|.*/||' | grep -E "$who" | grep -vE '^(External|Engine)Contestant' | count)
othello=$(main_files | xargs grep -l 'Othello' | grep -v -i -E '/othello/|/benchmarks/|/Othello[A-Za-z]*\.java$' | count)
twice=$(main_files | sed 's|.*/||' | grep -v package-info | sort | uniq -d | count)
large=$(main_files | grep -v package-info | sed 's|/[^/]*$||' | sort | uniq -c | awk '$1 > 20' | count)
cli=$(find cli/src/main/java -name '*.java' -exec cat {} + | count)
all=$(main_files | xargs cat | count)

echo "places_that_ask_agents $asking"
echo "records_called_turn_or_step $turns"
echo "types_for_who_plays $players"
echo "files_naming_othello $othello"
echo "names_with_two_meanings $twice"
echo "packages_over_20_files $large"
echo "lines_in_cli $cli"
echo "lines_in_all $all"
