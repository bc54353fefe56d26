"""The lab: many games, and what they tell. Imports rules, record, view and bots.

`simulate/` plays games between bots on all cores and sums them up; `intervals` says how sure a figure is.
"""
